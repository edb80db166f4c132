/**
 * Arguments of Node for one of several serving processes, which save memory in each: a young generation of 6 MB instead of 48, and a garbage
 * collection after the start. tools/build-server.mjs compiles the bundle ahead for these flags too.
 */
export const SMALL_PROCESS: readonly string[] = ['--max-semi-space-size=2', '--expose-gc'];
