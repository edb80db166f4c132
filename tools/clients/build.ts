// Makes the clients from the document of the routes: `npm run clients`.
import { writeFileSync } from 'node:fs';
import { packageRoot, serviceDocument } from './document.js';
import { TYPES_FILE, typesOf } from './typescript.js';

const document = serviceDocument();
writeFileSync(new URL(TYPES_FILE, packageRoot), await typesOf(document));
console.log(`${TYPES_FILE}: ${Object.keys(document.paths).length} paths`);
