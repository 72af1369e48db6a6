export const HELP = `La caisse\u00A0: elle signe, imprime et transmet les factures.  (In English: --lang en)

  npm run terminal -- <commande> [options]

  enrol                        relier une caisse à Comptoir
    --code XXXX-XXXX             le code créé dans le portail, sous Appareils
    --device-number 2468-1357-9024   celui que l’appareil a déjà, d’un autre système
    --demo                       prendre un code dans le monde de démonstration
    --as bar@comptoir.test       celui de ce compte, au lieu du bistro
  link                         la même chose qu’enrol
  renew                        renouveler le certificat, à partir de la moitié de sa durée
  give-up                      rendre le certificat\u00A0: la caisse ne facture plus
    --yes                        le faire sans rien demander
  shift --user "Camille Roy"   commencer un service\u00A0: les factures nomment qui les fait
    --code 1234                  votre code; le premier que vous donnez est le vôtre
    --forget "Alex Roy"          effacer le code d’un autre, pour un administrateur
  clock                        l’heure de la caisse, celle de Comptoir, celle de la dernière facture
    --confirm "2026-01-15 12:05"   facturer quand même, à cette date, pour un administrateur
    --user "Camille Roy" --code 1234   qui le confirme, là où quelqu’un administre la caisse
  sale <montant> …             facturer, montant avant taxes; 2x4.50\u00A0: deux à 4,50\u00A0$
    --total                      les montants comprennent les taxes
    --item "Soupe du jour"       ce qui est vendu
    --item burger:2 --with bacon   sans montant, un article du menu, combien, et avec quoi;
    --price 12.49                son prix, où il est ouvert; table prend le menu aussi
    --line "2 x Poutine:12.49; sans oignons; bacon:1.50; rabais:-10%"
                                 un article, puis ce qui va dessous; autant de fois qu’il faut
                                 après le prix, ce que c’est si ce n’est pas un repas\u00A0:
                                 BOISSON, BIERE, SPIRITUEUX, AUTRE, DETAXE, EXONERE, BOULANGERIE;
                                 ou les taxes\u00A0: F, P, FP, FPS, NON; HORS\u00A0: non visé;
                                 HAB\u00A0: vendu par un tiers habituel (bars), avec
    --seller "Nom" --seller-qst 1234567890TQ0001 --seller-address "12, rue du Port, Québec, G1K 3Z4"
    --package                    ce qui est payé ailleurs, dans un forfait\u00A0: rien n’est dû
    --discount 10%               un rabais sur tout; 100% pour un cadeau
    --service 15%                frais de service, une part ou un montant
    --alcohol-tax "Droit:0.50"   taxe supplémentaire; sans montant si les prix la comprennent
    --payment ARG|CRE|DEB|…      mode de paiement (DEB, débit, si rien n’est dit)
    --instalment 20.00           un premier versement
    --clients 4                  nombre de clients (1 si rien n’est dit)
    --tip 2.00                   pourboire
    --business "Nom"             la facture est pour une entreprise
    --delivery, --platform, --online   livrée, commandée par une plateforme, payée en ligne
    --training                   formation\u00A0: une vraie facture qui ne compte pas
  table <table> [montant] …    ouvrir la facture d’une table, ou y ajouter; options de sale
    --remove 2                   retirer le deuxième article
    --move 14                    changer de table
    --hold                       enregistrer la commande sans imprimer
  menu                         ce que le menu du portail offre, et quand il a été reçu
  tables                       ce qui attend son paiement
  pay <table|numéro> [montant] encaisser une facture, ou un versement
    --payment, --tip             comme pour sale
    --silent                     sans imprimer le reçu
  split <table|numéro>         partager une facture\u00A0: --by 3, en parts égales, ou
    --bill 1,3 --bill 2          les articles de chacun; un article nommé deux fois se partage
  group <table> <table> …      réunir des factures
    --table 12                   à quelle table
  cancel <table|numéro>        annuler une facture qui attend
    --reason "client parti"      pourquoi
  left <table|numéro>          le client est parti sans payer
  abort [montant] …            abandonner une saisie; options de sale
  refund [numéro] [montant]    rembourser la dernière vente, ou celle de ce numéro,
                               en entier ou d’un montant avant taxes
    --items 1,2x1                certains articles\u00A0: tout le premier, un seul du deuxième
    --total, --payment           comme pour sale
  correct [numéro]             corriger une facture payée ou une note de crédit
    --payment CRE, --line …      ce qui change
  reprint [numéro]             réimprimer la dernière vente, ou celle de ce numéro
  duplicate [numéro]           la même chose, pour le commerçant
  estimate, quote [numéro]     estimation ou soumission d’un traiteur; options de sale
    --contract C-18 --for "Noces" --date 2026-06-20 --payable 2026-07-05 --guests 40
  to-sign                      ce que le portail demande de signer, contrat par contrat
  estimate, contract, instalment, final <C-2026-0018>
                               montrer ce que le portail a écrit, puis le signer\u00A0: le contrat ou sa révision,
                               un versement (même sans demande\u00A0: le prochain de l’échéancier), le dernier paiement
    --payment, --yes             comme pour sale; sans poser la question
  cancel <C-2026-0018>         signer l’annulation que le portail demande
  third-party --business "Nom" ce que fournit un tiers inhabituel; options de sale
  declare-seller               déclarer un tiers habituel (bars) à Revenu Québec
    --seller, --seller-qst, --seller-address   comme pour sale
    --goods "Hot-dogs"           ce qu’il vend
    --agreed 2026-01-15 --from 2026-02-01   contrat conclu, en vigueur (aujourd’hui, si rien n’est dit)
    --often "vendredi, samedi" --times jour,soir,nuit   à quelle fréquence, à quels moments
    --phone 4185550123 --extension 12 --neq 1163456789
    --reason modification        un contrat qui change, ou fin --until 2026-12-31\u00A0: le reste comme avant
  sellers [numéro de TVQ]      les tiers habituels déclarés, ou la déclaration de l’un d’eux
  report                       le rapport de l’utilisateur, envoyé chaque fois à Revenu Québec
    --year 2025                  les compteurs de l’an dernier
  export                       les données de la caisse\u00A0: ses factures en tableau, avec leurs sommes, et son journal tel quel
    --from 2026-01-01 --to 2026-01-31   de ces jours
    --format csv|ndjson          l’un des deux
    --folder exports             où les mettre (d’ordinaire\u00A0: exports, dans le dossier des données)
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
