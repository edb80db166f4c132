/** The frame of both documentation pages; the script fills it from `/openapi.json`. */
export function docsPage(mode: 'explore' | 'reference'): string {
  const title = mode === 'explore' ? 'API explorer' : 'API reference';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} - Celestial Computation Service</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/style.css">
<script type="module" src="/docs/client.js"></script>
</head>
<body data-mode="${mode}">
<header>
<a href="${mode === 'explore' ? '/docs' : '/redoc'}"><strong>Celestial Computation Service</strong></a> <span id="version"></span>
<nav aria-label="Views"><a href="/docs"${mode === 'explore' ? ' aria-current="page"' : ''}>Explorer</a> <a href="/redoc"${mode === 'reference' ? ' aria-current="page"' : ''}>Reference</a> <a href="/openapi.json">OpenAPI</a></nav>
</header>
<div class="columns">
<aside><input id="search" type="search" placeholder="Find a route or a field" aria-label="Find a route or a field"><nav id="routes" aria-label="Routes"></nav></aside>
<main id="main" tabindex="-1"><p>Loading the contract ...</p><noscript><p>This page needs JavaScript. The contract itself is at <a href="/openapi.json">/openapi.json</a>.</p></noscript></main>
</div>
</body>
</html>
`;
}
