// The API explorer: Swagger UI over /openapi.json. All groups are closed at first, an operation is resolved when it is opened, and the
// filter searches paths and summaries.

/** Swagger UI always parses JSON here; its YAML parser needs a second for the document. */
const plainJson = () => ({
  statePlugins: {
    spec: {
      wrapActions: {
        parseToJson: (original, system) => (text) =>
          system.specActions.updateJsonSpec(JSON.parse(text ?? system.specSelectors.specStr())),
      },
    },
  },
});

/** The groups with an operation whose path or summary contains all words, with only these operations. */
const findOperations = () => ({
  fn: {
    opsFilter: (groups, phrase) => {
      const words = phrase.toLowerCase().split(/\s+/).filter(Boolean);
      const holds = (name) => (operation) => {
        const text = `${name} ${operation.get('path')} ${operation.getIn(['operation', 'summary'])}`.toLowerCase();
        return words.every((word) => text.includes(word));
      };
      return groups
        .map((group, name) => group.set('operations', group.get('operations').filter(holds(name))))
        .filter((group) => group.get('operations').size > 0);
    },
  },
});

/** The groups in the order of the catalogue, each with its number of routes. */
function byCatalogue(document) {
  const order = document['x-tagGroups'].flatMap(({ tags }) => tags);
  return [...document.tags].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

const asked = window.askDocument();

window.addEventListener('DOMContentLoaded', async () => {
  const document = await asked;
  window.SwaggerUIBundle({
    spec: window.asOpenApi30({ ...document, tags: byCatalogue(document) }),
    dom_id: '#explorer',
    plugins: [plainJson, findOperations],
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    defaultModelExpandDepth: 2,
    displayRequestDuration: true,
    filter: true,
    showCommonExtensions: true,
    syntaxHighlight: { activated: false },
    tryItOutEnabled: true,
    validatorUrl: null,
  });
});
