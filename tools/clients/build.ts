// Makes the clients from the document of the routes: `npm run clients`.
import { writeFileSync } from 'node:fs';
import { packageRoot, serviceDocument } from './document.js';
import { pythonFiles } from './python/package.js';
import { TYPES_FILE, typesOf } from './typescript.js';

const document = serviceDocument();
const files = { [TYPES_FILE]: await typesOf(document), ...pythonFiles(document) };
for (const [path, text] of Object.entries(files)) {
  writeFileSync(new URL(path, packageRoot), text);
  console.log(`${path}: ${text.length} characters`);
}
