export const HELP = `La caisse\u00A0: elle signe, imprime et transmet les factures.  (In English: --lang en)

  npm run terminal -- <commande> [options]

  enrol                        relier une caisse à Comptoir
    --code XXXX-XXXX             le code créé dans le portail, sous Appareils
    --demo                       prendre un code dans le monde de démonstration
  link                         la même chose qu’enrol
  renew                        renouveler le certificat, à partir de la moitié de sa durée
  give-up                      rendre le certificat\u00A0: la caisse ne facture plus
    --yes                        le faire sans rien demander
  sale <montant>               facturer, montant avant taxes
    --total                      les montants comprennent les taxes
    --item "Soupe du jour"       ce qui est vendu
    --line "Poutine:12.49"       un article et son prix; autant de fois qu’il faut
    --payment ARG|CRE|DEB|…      mode de paiement (DEB, débit, si rien n’est dit)
    --clients 4                  nombre de clients (1 si rien n’est dit)
    --tip 2.00                   pourboire
    --training                   formation\u00A0: une vraie facture qui ne compte pas
  refund [numéro] [montant]    rembourser la dernière vente, ou celle de ce numéro,
                               en entier ou d’un montant avant taxes
    --total, --payment           comme pour sale
  reprint [numéro]             réimprimer la dernière vente, ou celle de ce numéro
  status                       où en est la caisse
  send                         envoyer tout de suite ce qui attend
  end-of-shift                 finir le service\u00A0: envoyer ce qui attend
  simulate                     un midi occupé, dans le monde de démonstration
    --devices 5 --minutes 1      combien de caisses, combien de temps
    --rate 12                    factures par minute et par caisse
    --seed 7                     le même midi chaque fois

  Partout
    --till caisse                quelle caisse (la première si rien n’est dit)
    --lang fr|en                 langue de la caisse; la facture est en français
    --qr, --no-qr                dessiner le code QR, ou son adresse seulement

  COMPTOIR_URL  adresse de Comptoir      DATA_DIR  dossier des données (.data)
`;
