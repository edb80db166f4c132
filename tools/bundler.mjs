// The bundler of pages and service: esbuild's own program where npm has brought one for this platform, else the same as WebAssembly, which
// gives the same files in ten times the time.
export async function bundler() {
  try {
    const { default: esbuild } = await import('esbuild');
    await esbuild.transform('');
    return esbuild;
  } catch {
    return (await import('esbuild-wasm')).default;
  }
}
