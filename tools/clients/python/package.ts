import type { OpenApi } from '../openapi-shape.js';
import { methodsModule } from './methods.js';
import { modelsModule } from './models.js';

const FOLDER = 'clients/python/src/celestial_client';

/** Files of the Python client that are made from the document, by their path in the repository. */
export const pythonFiles = (document: OpenApi): Readonly<Record<string, string>> => ({
  [`${FOLDER}/_version.py`]: `# Made by \`npm run clients\`.\n__version__ = ${JSON.stringify(document.info.version)}\n`,
  [`${FOLDER}/models.py`]: modelsModule(document),
  [`${FOLDER}/client.py`]: methodsModule(document, 'sync'),
  [`${FOLDER}/async_client.py`]: methodsModule(document, 'async'),
});
