/** Words in the export of the log and in the list of exports. The refusals are the specification's, to the letter. */
export const EXPORT_WORDS = {
  fr: {
    open: 'Exporter',
    from: /^Du/,
    to: /^Au/,
    events: /^Événements/,
    clear: 'Effacer les choix',
    refusals: {
      chooseDevicesAndEvents: 'Choisissez au moins un appareil et un type d’événement.',
      chooseDates: 'Choisissez une date de début et une date de fin.',
      datesAhead: 'Les dates doivent être antérieures ou égales à la date d’aujourd’hui.',
    },
    saved: /^Fichier enregistré/,
    later: 'Faire le fichier en arrière-plan et m’écrire quand il sera prêt',
    ordered: /^Le fichier est en préparation/,
    download: 'Télécharger',
  },
  en: {
    open: 'Export',
    from: /^From/,
    to: /^To/,
    events: /^Events/,
    clear: 'Clear selection',
    refusals: {
      chooseDevicesAndEvents: 'Please select at least one device and one event type.',
      chooseDates: 'Please select a start and end date.',
      datesAhead: "Dates must be earlier than or equal to today's date.",
    },
    saved: /^File saved/,
    later: 'Make the file in the background, and email me when it is ready',
    ordered: /^The file is being made/,
    download: 'Download',
  },
} as const;
