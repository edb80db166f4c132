/** Style of the documentation pages: light and dark by the reader's setting, readable without a mouse, no outside fonts. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --back: #fff; --side: #f5f5f2; --ink: #1b1b1f; --faint: #65656f; --line: #d9d9d3; --get: #18683f; --post: #1d4f91; --bad: #a3262a; --code: #f0f0ec; }
@media (prefers-color-scheme: dark) { :root { --back: #17181c; --side: #1e2026; --ink: #e7e7ea; --faint: #a0a0ab; --line: #363941; --get: #6bc797; --post: #84b3f2; --bad: #f08a8d; --code: #23262d; } }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: var(--back); color: var(--ink); height: 100vh; display: flex; flex-direction: column; }
header { display: flex; gap: 1rem; align-items: baseline; padding: .6rem 1rem; border-bottom: 1px solid var(--line); }
header nav { margin-left: auto; display: flex; gap: 1rem; }
header a[aria-current] { font-weight: 600; text-decoration: none; }
a { color: var(--post); } header > a { color: inherit; text-decoration: none; }
#version, .faint { color: var(--faint); }
.columns { display: flex; flex: 1; min-height: 0; }
aside { width: 22rem; flex: none; background: var(--side); border-right: 1px solid var(--line); overflow: auto; padding: .7rem; }
aside input { width: 100%; padding: .4rem .6rem; font: inherit; border: 1px solid var(--line); border-radius: 4px; background: var(--back); color: inherit; position: sticky; top: 0; }
aside details { margin: .3rem 0; } aside summary { cursor: pointer; font-weight: 600; }
aside a { display: block; padding: .1rem .3rem; text-decoration: none; color: inherit; overflow-wrap: anywhere; font-size: .86rem; border-radius: 3px; }
aside summary > a { display: inline; padding: 0; color: inherit; }
aside a:hover, aside a[aria-current] { background: var(--line); }
main { flex: 1; overflow: auto; padding: 1rem 1.5rem 4rem; max-width: 75rem; }
section { border-top: 1px solid var(--line); margin-top: 1.2rem; padding-top: .4rem; } section:first-child { border: 0; margin: 0; }
h1 { font-size: 1.3rem; margin: .2rem 0; } h2 { font-size: 1.05rem; margin: 1.2rem 0 .3rem; }
code, pre, textarea, .path { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .87rem; }
.verb { font-weight: 700; margin-right: .5rem; } .get { color: var(--get); } .post { color: var(--post); }
pre { background: var(--code); padding: .7rem; border-radius: 4px; overflow: auto; max-height: 34rem; white-space: pre-wrap; overflow-wrap: anywhere; margin: .3rem 0; }
textarea { width: 100%; min-height: 11rem; background: var(--code); color: inherit; border: 1px solid var(--line); border-radius: 4px; padding: .6rem; tab-size: 2; }
label { display: grid; grid-template-columns: 14rem 1fr; gap: .6rem; align-items: baseline; margin: .2rem 0; }
label input { font: inherit; padding: .25rem .4rem; border: 1px solid var(--line); border-radius: 4px; background: var(--back); color: inherit; }
button { font: inherit; padding: .35rem .9rem; border: 1px solid var(--post); background: var(--post); color: var(--back); border-radius: 4px; cursor: pointer; margin: .4rem .5rem .4rem 0; }
button.quiet { background: none; color: inherit; border-color: var(--line); }
button:disabled { opacity: .5; }
:focus-visible { outline: 2px solid var(--post); outline-offset: 1px; }
ul.fields { list-style: none; margin: 0; padding-left: 1rem; border-left: 1px solid var(--line); } ul.fields li { margin: .15rem 0; }
.name { font-weight: 600; font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .87rem; } .must { color: var(--bad); } .kind { color: var(--faint); margin-left: .4rem; }
.bad { color: var(--bad); }
@media (max-width: 48rem) { .columns { flex-direction: column; overflow: auto; } aside { width: auto; max-height: 40vh; } main { overflow: visible; } label { grid-template-columns: 1fr; } }
`;
