/** Advice about events of the activity log, in English. */
export const logAdviceEn = {
  none: 'Nothing to do.',
  'by-itself': 'Nothing to do: Comptoir continues automatically. Write to support if it lasts for more than a day.',
  'correct-bill':
    'Open the bill: it shows the error. Correct what it names, and make the bill again if it was refused. Write to support if the error comes back.',
  'compare-credits':
    'Open the bill and compare its credit notes with what the customer got back. What was given back by mistake is charged by a new bill.',
  'set-clock': 'Set the date and the time of the device to automatic before the next sale.',
  'check-connection':
    'Go on selling. If it lasts for more than an hour, check that the device is on and connected to the internet.',
  'check-device': 'If no one on your team did this, write to support at once.',
  'enter-code':
    'Enter the code on the device within 15 minutes. If no one on your team asked for it, do nothing: it ends by itself.',
  'check-information':
    'Compare the merchant information with the letters of Revenu Québec, correct it, then ask for the certificate again on the device.',
  'renew-certificate': 'Ask for the renewal under Devices, then leave the device on and connected.',
  'correct-employee':
    'Compare the name of the employee with what Revenu Québec knows, correct it at your provider, then declare the employee again.',
  'declare-again':
    'Compare the QST number, the address and the dates with the contract, then declare the third party again on the device.',
  'not-one-of-yours':
    'If no one on your team did this, have the password changed, end all sessions and write to support.',
  'ask-why': 'Nothing to do if you asked for help. If not, ask support or your partner about it.',
  'open-from-provider': 'Open Comptoir from your provider again, as an owner, and agree to the access.',
  'change-card': 'Save a card that can be charged under Payment.',
  'wait-for-check': 'Nothing to do: a person is looking into it, and the log says what came of it.',
  'ask-support': 'Ask support for the explanation if you do not have it.',
  'confirm-contact': 'Open the contacts: an owner confirms the person or removes them.',
  'check-again': 'Correct what the installation guide shows in red, then make the $5 bill and its refund again.',
  'write-to-support': 'Write to support with the date and the message of this line.',
};
