/** A place in a JSON document: its JSON pointer, and the name of the member if it is one. */
export interface Found {
  readonly pointer: string;
  readonly name: string;
}

interface Level {
  readonly names: Set<string> | null;
  index: number;
  name: string;
}

/**
 * Finds in a JSON text the first member that repeats a name of its object, or the first value that is nested deeper than `deeperThan`. It
 * serves error messages: the document is already refused.
 */
export function findInJson(text: string, wanted: 'repeated name' | { readonly deeperThan: number }): Found | undefined {
  const levels: Level[] = [];
  let literal = '';
  for (let i = 0; i < text.length; i++) {
    const level = levels.at(-1);
    switch (text[i]) {
      case '"': {
        const end = endOfString(text, i);
        literal = text.slice(i, end + 1);
        i = end;
        break;
      }
      case '{':
      case '[':
        if (wanted !== 'repeated name' && levels.length >= wanted.deeperThan)
          return { pointer: pointerOf(levels), name: level?.name ?? '' };
        levels.push({ names: text[i] === '{' ? new Set() : null, index: 0, name: '' });
        break;
      case '}':
      case ']':
        levels.pop();
        break;
      case ',':
        if (level) level.index++;
        break;
      case ':':
        if (!level?.names) break;
        level.name = nameOf(literal);
        if (wanted === 'repeated name' && level.names.has(level.name))
          return { pointer: pointerOf(levels), name: level.name };
        level.names.add(level.name);
        break;
      default:
    }
  }
  return undefined;
}

/** Index of the quotation mark that ends the string which begins at `start`. */
function endOfString(text: string, start: number): number {
  let i = start + 1;
  while (i < text.length && text[i] !== '"') i += text[i] === '\\' ? 2 : 1;
  return i;
}

function nameOf(literal: string): string {
  try {
    return JSON.parse(literal) as string;
  } catch {
    return literal.slice(1, -1);
  }
}

const pointerOf = (levels: readonly Level[]): string =>
  levels.map((level) => `/${level.names ? escapePointer(level.name).slice(0, 200) : level.index}`).join('');

/** A key as a segment of a JSON pointer (RFC 6901, section 3). */
export const escapePointer = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
