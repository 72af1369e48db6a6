/** Light, sober, and unlike the portal: so that no one takes the simulated authority for the product. */
export const PAGE_STYLE = `
:root { --ink: #1c2733; --soft: #56646f; --line: #c9d2da; --blue: #14416b; --good: #1b6d00; --bad: #b00020; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: #eef2f5; }
header { display: flex; gap: 1rem; justify-content: space-between; align-items: start; padding: 1rem 1.5rem; background: var(--blue); color: #fff; }
header h1 { margin: 0; font-size: 1.35rem; }
header p { margin: 0; opacity: .9; }
header a { color: #fff; white-space: nowrap; padding: .25rem 0; }
main { max-width: 80rem; margin: 0 auto; padding: 1rem 1.5rem 3rem; }
section { margin: 0 0 1.25rem; background: #fff; border: 1px solid var(--line); border-radius: 8px; padding: 1rem 1.25rem; overflow-wrap: anywhere; }
h2 { margin: 0 0 .5rem; font-size: 1.05rem; }
.controls p, .faults { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin: 0 0 .75rem; }
.controls > :last-child { margin-bottom: 0; }
.faults ul { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
.pill { padding: .25rem .85rem; border-radius: 99px; color: #fff; background: var(--good); }
.pill.down { background: var(--bad); }
button { font: inherit; padding: .4rem .9rem; min-height: 2.5rem; border: 1px solid var(--blue); border-radius: 6px; background: var(--blue); color: #fff; cursor: pointer; }
button.quiet { background: #fff; color: var(--blue); }
:focus-visible { outline: 3px solid #e0a100; outline-offset: 2px; }
.counters { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem; }
.counters div { display: flex; flex-direction: column; justify-content: space-between; }
.counters span { color: var(--soft); font-size: .875rem; }
.counters b { font-size: 1.5rem; font-variant-numeric: tabular-nums; }
.empty { margin: 0; color: var(--soft); }
table { width: 100%; border-collapse: collapse; font-size: .9rem; }
th { text-align: left; color: var(--soft); font-weight: 600; border-bottom: 2px solid var(--line); padding: .35rem .6rem .35rem 0; }
td { border-bottom: 1px solid #e4e9ed; padding: .35rem .6rem .35rem 0; vertical-align: top; }
tr:last-child td { border-bottom: 0; }
code, pre { font-family: ui-monospace, monospace; font-size: .85em; }
td code { white-space: nowrap; }
pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
.money { font-variant-numeric: tabular-nums; white-space: nowrap; }
.good { color: var(--good); } .bad { color: var(--bad); }
a { color: var(--blue); }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .25rem 1rem; margin: 0; }
dt { color: var(--soft); } dd { margin: 0; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); gap: 1.25rem; margin: 0 0 1.25rem; }
.cards section { margin: 0; }
.facts { margin: 0 0 .5rem; color: var(--soft); }
.choices { margin: 0 0 .75rem; padding-left: 1.25rem; }
.choices a { display: inline-block; padding: .2rem 0; }
.choice { display: flex; gap: .75rem; margin: 1rem 0 0; }
label { display: block; margin: 0 0 .25rem; }
select, textarea, input[type='email'] { font: inherit; width: 100%; max-width: 30rem; min-height: 2.5rem; padding: .4rem; border: 1px solid var(--soft); border-radius: 6px; background: #fff; color: inherit; }
iframe { display: block; width: 100%; height: 60vh; border: 1px solid var(--line); border-radius: 6px; background: #fff; }
.below { margin: 1rem 0 0; }
summary { cursor: pointer; padding: .25rem 0; }
main > p { margin: 0 0 .75rem; }
@media (max-width: 720px) {
  main { padding: .75rem; } header { padding: .75rem; } section { padding: .85rem; }
  thead { position: absolute; clip-path: inset(50%); }
  tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  tr:last-child { border-bottom: 0; }
  td { display: grid; grid-template-columns: 8.5rem 1fr; border: 0; padding: .1rem 0; }
  td::before { content: attr(data-label); color: var(--soft); }
  td code { white-space: normal; }
  dl { grid-template-columns: 1fr; } dd { margin-bottom: .5rem; }
}
`;
