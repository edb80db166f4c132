/** Loads the document of the service for /docs and /redoc, and retries while the service is busy. */
window.askDocument = async (tries = 5) => {
  const response = await fetch('/openapi.json');
  if (response.ok) return response.json();
  if (tries === 0) throw new Error(`/openapi.json was answered ${response.status}`);
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return window.askDocument(tries - 1);
};
