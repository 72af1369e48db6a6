/**
 * Returns the banner for the person who started Comptoir, in French and English.
 * @param {{ url: string, simulators: import('./start-programs.mjs').Simulators | null, demo: boolean, isWorker?: boolean }} running
 * @param {(program: string, words: string) => string} command returns what is typed to run one of our programs on the same folder
 */
export function banner({ url, simulators, demo, isWorker = false }, command) {
  const place = isWorker ? `  Tâches · Jobs            ${url}/api/readyz` : `  Portail · Portal         ${url}`;
  const lines = ['', '  Comptoir est prêt · Comptoir is ready', '', place];
  if (simulators) {
    lines.push(
      '',
      '  Monde extérieur simulé · Simulated outside world',
      `    Autorité · Authority     ${simulators.authority.pageUrl}`,
      `    Courriels · Mail         ${simulators.mailbox.pageUrl}`,
      `    Clover                   ${simulators.clover.pageUrl}`,
      `    Cartes · Cards           ${simulators.cards.pageUrl}`,
    );
  }
  if (demo) {
    lines.push(
      '',
      '  Comptes · Accounts       mot de passe · password: comptoir-demo',
      '    merchant@comptoir.test     Bistro du Quai',
      '    traiteur@comptoir.test     traiteur · caterer',
      '    bar@comptoir.test          Brasserie Chaudière, bar',
      '    nouveau@comptoir.test      inscription inachevée · registration not finished',
      '    comptable@comptoir.test    comptable de deux commerces · accountant of two businesses',
      '    partner@comptoir.test      partenaire · partner',
      '    admin@comptoir.test        administration',
      '    admin2@comptoir.test       administration',
    );
  }
  if (simulators) {
    lines.push(
      '',
      '  Dans une autre fenêtre · In another window',
      `    ${command('terminal', 'sale 5.00')}`,
      `    ${command('authority', 'down')}`,
    );
  }
  return [...lines, '', '  Ctrl-C pour arrêter · Ctrl-C to stop', ''].join('\n');
}
