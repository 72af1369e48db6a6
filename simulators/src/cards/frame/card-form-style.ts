/** Plain enough to sit in a page of any look. */
export const CARD_FORM_STYLE = `
* { box-sizing: border-box; }
body { margin: 0; padding: 4px; font: 16px/1.5 system-ui, sans-serif; color: #1c2733; background: transparent; }
form { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr)); gap: .75rem 1rem; }
.wide { grid-column: 1 / -1; }
label { display: block; margin: 0 0 .25rem; font-weight: 600; font-size: .9rem; }
input { font: inherit; width: 100%; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid #68747f; border-radius: 4px; background: #fff; color: inherit; }
input[aria-invalid] { border-color: #b00020; }
:focus-visible { outline: 3px solid #1c7ed6; outline-offset: 1px; }
p { margin: .25rem 0 0; font-size: .85rem; }
.error { color: #b00020; }
.error:empty { display: none; }
.hint { color: #56646f; }
`;
