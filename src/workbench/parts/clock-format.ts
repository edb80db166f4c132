const formats = new Map<string, Intl.DateTimeFormat | null>();

function made(zone: string, withSeconds: boolean): Intl.DateTimeFormat | null {
  try {
    // The Swedish locale writes dates as ISO 8601 does.
    return new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: withSeconds ? 'medium' : 'short',
    });
  } catch {
    return null;
  }
}

/**
 * A formatter of instants in the civil time of a zone, `2026-01-31 06:05` or `2026-01-31 06:05:09`; null for a zone that the browser does not
 * know. It is created once for each zone, because creation takes milliseconds.
 */
export function clockFormat(zone: string, withSeconds = false): Intl.DateTimeFormat | null {
  const key = withSeconds ? `${zone} seconds` : zone;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = made(zone, withSeconds);
  formats.set(key, format);
  return format;
}
