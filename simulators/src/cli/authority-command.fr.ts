import type { CommandTexts } from './authority-command.en.ts';

export const FR: CommandTexts = {
  usage: `npm run authority -- <commande>

  down                            plus personne ne peut joindre l’autorité
  up                              elle répond de nouveau
  status                          ce qu’elle a reçu et les pannes en attente
  slow <millisecondes>            la prochaine requête reçoit sa réponse en retard
  timeout                         la prochaine requête ne reçoit jamais de réponse
  drop                            la prochaine facture est conservée, mais la réponse se perd
  html503                         la prochaine requête reçoit une page Web au lieu d’une réponse
  error <code>                    la prochaine requête reçoit cette erreur, par exemple JW00B999100E ou 100
  skew <minutes>                  la prochaine réponse porte une heure décalée d’autant
  revoke <n° d’appareil|server>   met fin à un certificat
  activation <code> <minutes>     un code d’autorisation n’est connu qu’à ce moment (0\u00a0: tout de suite)
  age <jours>                     les certificats sont datés d’il y a tant de jours (ils durent 1826 jours)
  strict on|off                   si une vérification qui échoue reçoit une erreur en réponse
  clear                           plus aucune panne en attente

  --times <n|always>              pour les pannes\u00a0: le nombre de requêtes (une seule par défaut)
  --request <sorte>               certificats, utilisateur, transaction ou document seulement
  --device <n° d’appareil>        les requêtes d’un seul appareil
  --lang fr|en`,
  nothingRuns: (dataDir) =>
    `Rien ne fonctionne ici (aucun fichier ${dataDir}/running.json utilisable)\u00a0: démarrez avec npm start.`,
  unreachable: (url) => `L’autorité simulée ne répond pas à l’adresse ${url}\u00a0: démarrez-la avec npm start.`,
  badCommand: (text) => `Cette commande n’est pas comprise\u00a0: ${text} (voir npm run authority -- help).`,
  noCertificate: 'Cet appareil ou ce serveur n’a aucun certificat en vigueur.',
  refused: (fields) => `L’autorité simulée n’accepte pas ceci\u00a0: ${fields}.`,
  down: 'L’autorité est maintenant injoignable.',
  up: 'L’autorité répond de nouveau.',
  cleared: 'Plus aucune panne en attente.',
  strict: (on) =>
    on
      ? 'Une vérification qui échoue reçoit une erreur en réponse.'
      : 'Une vérification qui échoue est seulement notée.',
  revoked: (count) => (count === 1 ? 'Un certificat a été révoqué.' : `${count} certificats ont été révoqués.`),
  activation: (code, minutes) =>
    minutes === 0 ? `Le code ${code} est maintenant connu.` : `Le code ${code} sera connu dans ${minutes} min.`,
  age: (days) =>
    days === 0 ? 'Les certificats sont datés d’aujourd’hui.' : `Les certificats sont datés d’il y a ${days} jours.`,
  fault: (name, times) => `En attente\u00a0: ${name}, ${times}.`,
  times: (remaining) => {
    if (remaining === null) return 'toujours';
    return remaining === 1 ? 'une fois' : `${remaining} fois`;
  },
  modeUp: 'L’autorité répond.',
  modeDown: 'L’autorité est injoignable.',
  counters: {
    transactions: 'factures reçues',
    resends: 'renvois',
    lots: 'lots',
    documents: 'documents',
    refused: 'requêtes refusées',
    openDiagnostics: 'diagnostics ouverts',
    certificates: 'certificats délivrés',
    requests: 'requêtes depuis le démarrage',
  },
  faults: 'Pannes en attente\u00a0:',
};
