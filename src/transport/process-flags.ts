/**
 * Node's arguments for one of several serving processes. Memory counts once for each: a young generation of 6 MB instead of 48, and a
 * collection after the start. tools/build-server.mjs compiles ahead for these as well.
 */
export const SMALL_PROCESS: readonly string[] = ['--max-semi-space-size=2', '--expose-gc'];
