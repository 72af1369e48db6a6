/**
 * Style that makes a manual of the browser of calls: a column to read, refusals as a list of their codes, and nothing wider
 * than a telephone. The form of a refusal is in the introduction once, and in the document for programs.
 */
export const MANUAL_STYLE = `
.swagger-ui .topbar,
.swagger-ui .scheme-container .schemes-title,
.swagger-ui .info hgroup.main a,
.swagger-ui .opblock-body .response-col_links,
.swagger-ui .response[data-code="429"] .headers-wrapper,
.swagger-ui .response .response-control-media-type__accept-message,
.swagger-ui .response[data-code^="4"] :is(.response-controls, .model-example),
.swagger-ui .response[data-code^="5"] :is(.response-controls, .model-example) { display: none; }

.swagger-ui .wrapper { max-width: 64rem; padding: 0 1rem; }
.swagger-ui .info { margin: 2rem 0 1rem; }
.swagger-ui .info .renderedMarkdown { font-size: 1rem; line-height: 1.55; }
.swagger-ui .info :is(p, li, td, th) { font-size: 1rem; line-height: 1.55; overflow-wrap: anywhere; }
.swagger-ui .info h2 { margin: 2.25rem 0 0.5rem; font-size: 1.35rem; }
.swagger-ui .info table { border-collapse: collapse; margin: 0.75rem 0; }
.swagger-ui .info table :is(td, th) { padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid #d8dde3; text-align: left; vertical-align: top; }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { padding: 0.1em 0.3em; color: #1f3a5f; background: #eef1f5; font-weight: 500; }
.swagger-ui .markdown pre > code, .swagger-ui .renderedMarkdown pre > code { padding: 0.75rem; overflow-x: auto; }
.swagger-ui .renderedMarkdown ul { margin: 0.25rem 0; padding-left: 1.25rem; }
.swagger-ui .opblock-tag { font-size: 1.25rem; text-transform: capitalize; flex-wrap: wrap; gap: 0 1rem; }
.swagger-ui .opblock-tag small { flex: 1 1 24rem; padding: 0.25rem 0; font-size: 0.9rem; text-transform: none; }
.swagger-ui .responses-table td { padding-top: 0.5rem; }
.swagger-ui .opblock .opblock-summary-operation-id { color: #59636e; font-size: 0.8rem; }

@media (max-width: 700px) {
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap; }
  .swagger-ui .opblock .opblock-summary-control { flex-wrap: wrap; min-width: 0; }
  .swagger-ui .opblock .opblock-summary-path { max-width: 100%; overflow-wrap: anywhere; }
  .swagger-ui .opblock :is(.opblock-summary-description, .opblock-summary-operation-id) { flex-basis: 100%; overflow-wrap: anywhere; }
  .swagger-ui .opblock-body :is(table, tbody, tr, td) { display: block; width: auto; max-width: 100%; padding-left: 0; }
  .swagger-ui .opblock-body .responses-table tr td.response-col_description { max-width: 100%; }
  .swagger-ui .model-container, .swagger-ui .model-box { max-width: 100%; overflow-x: auto; }
  .swagger-ui .opblock-body :is(thead, .response-col_links) { display: none; }
  .swagger-ui .parameters-col_description input { max-width: 100%; }
  .swagger-ui .highlight-code > .microlight { max-width: calc(100vw - 5rem); }
  .swagger-ui .opblock-body .response-col_status { padding: 0.75rem 0 0; font-weight: 700; }
  .swagger-ui .info table { display: block; overflow-x: auto; }
}
`;
