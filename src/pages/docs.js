// The API explorer: Swagger UI over /openapi.json. With 429 routes all groups begin closed and nothing below them is drawn before it is
// opened; the filter finds groups by their names.
window.addEventListener('DOMContentLoaded', () => {
  window.SwaggerUIBundle({
    url: '/openapi.json',
    dom_id: '#explorer',
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
