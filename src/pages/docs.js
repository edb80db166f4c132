// The API explorer: Swagger UI over /openapi.json. All groups begin closed, an operation is resolved when it is opened, and the filter
// finds operations by their paths and summaries.

/** The text that Swagger UI parses is JSON always; its own parser of YAML takes a second for it. */
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

/** Groups that hold an operation whose path or summary has all the words, with those operations alone. */
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

/** Groups in the order of the catalogue, each under its heading's number of routes. */
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
