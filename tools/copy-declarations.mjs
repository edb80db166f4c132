// Declarations that are sources, not made from sources: the compiler leaves them where they are, the package needs them in dist.
import { copyFileSync } from 'node:fs';

copyFileSync('src/client/openapi.d.ts', 'dist/src/client/openapi.d.ts');
