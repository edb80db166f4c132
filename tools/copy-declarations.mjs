// Copies handwritten declaration files to dist: the compiler emits only those that it generates, and the package needs both.
import { copyFileSync } from 'node:fs';

copyFileSync('src/client/openapi.d.ts', 'dist/src/client/openapi.d.ts');
