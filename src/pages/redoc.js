// The API reference: ReDoc over /openapi.json, without its search worker and without anything from another host.
window.addEventListener('DOMContentLoaded', () => {
  window.Redoc.init(
    '/openapi.json',
    {
      disableSearch: false,
      hideDownloadButton: false,
      expandResponses: '200',
      jsonSampleExpandLevel: 2,
      scrollYOffset: 48,
      sortTagsAlphabetically: false,
      theme: { typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'system-ui, sans-serif' } } },
    },
    document.getElementById('reference'),
  );
});
