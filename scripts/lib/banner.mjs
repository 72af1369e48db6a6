/**
 * What the person who started Comptoir needs to know, in French and English.
 * @param {{ url: string, pageUrl: string | null, demo: boolean, prefix: string }} running prefix: settings that the terminal's commands need too
 */
export function banner({ url, pageUrl, demo, prefix }) {
  const lines = ['', '  Comptoir est prêt · Comptoir is ready', '', `  Portail · Portal         ${url}`];
  if (pageUrl) lines.push(`  Autorité · Authority     ${pageUrl}`, '                           (simulée · simulated)');
  if (demo) {
    lines.push(
      '',
      '  Comptes · Accounts       mot de passe · password: comptoir-demo',
      '    merchant@comptoir.test     Bistro du Quai',
      '    traiteur@comptoir.test     traiteur · caterer',
      '    nouveau@comptoir.test      inscription inachevée · registration not finished',
      '    partner@comptoir.test      partenaire · partner',
      '    admin@comptoir.test        administration',
    );
  }
  if (pageUrl) {
    lines.push(
      '',
      '  Dans une autre fenêtre · In another window',
      `    ${prefix}npm run terminal -- sale 5.00`,
      `    ${prefix}npm run authority -- down`,
    );
  }
  return [...lines, '', '  Ctrl-C pour arrêter · Ctrl-C to stop', ''].join('\n');
}
