export const employeesEn = {
  title: 'Employees',
  lead: 'Who works for you according to Clover, and what has been declared to Revenu Québec.',
  caption: 'Employees of the merchant',
  columns: { name: 'Name', role: 'Role', declaration: 'Declaration to Revenu Québec', since: 'Since' },
  roles: {
    owner: 'Owner',
    admin: 'Administrator',
    manager: 'Manager',
    employee: 'Employee',
    other: 'Other role',
  },
  left: 'Left on {day}',
  states: {
    waiting: 'Waiting',
    declared: 'Declared',
    refused: 'Refused',
    'same-name': 'Same name',
    'to-withdraw': 'To be removed',
    withdrawn: 'Removed',
  },
  knownAs: 'As “{name}”',
  filters: {
    label: 'Filter the list',
    search: 'Search by name',
    state: 'Declaration',
    all: 'All',
    attention: 'Needs attention',
    waiting: 'Waiting',
    declared: 'Declared',
    reset: 'Show everyone',
  },
  count: '{count, plural, one {1 employee} other {# employees}}',
  declare: 'Declare now',
  declareNamed: 'Declare {name} now',
  declared: '{name} is declared to Revenu Québec',
  withdraw: 'Remove',
  withdrawNamed: 'Remove {name}',
  withdrawal: {
    title: 'Remove “{name}” at Revenu Québec?',
    left: 'This person no longer works here. No bill may bear their name from now on.',
    renamed: 'The old name is removed, and the new one, “{name}”, is declared right after.',
    kept: 'Bills that were made under this name stay as they are.',
    provider: 'Nothing changes at Clover.',
    confirm: 'Remove at Revenu Québec',
    done: 'The name “{name}” was removed at Revenu Québec',
  },
  detail: {
    refused: 'Revenu Québec refused this declaration.',
    refusedWithdrawal: 'Revenu Québec refused the removal.',
    unwritable:
      'Revenu Québec takes none of the characters of this name. Write it in Latin letters on Clover’s site, then refresh.',
    sameName:
      'Someone else has this name, and a name can only be declared once. Have they left? Remove them first. Otherwise, add to one of the two names on Clover’s site what tells them apart, such as an initial, then refresh.',
    left: 'This person no longer works here, but Revenu Québec still knows their name. Remove it.',
    renamed: 'Revenu Québec knows this person as “{name}”. Remove that name; the new one is declared right after.',
    mendName: 'Correct the name on Clover’s site, then refresh.',
    mendMerchant: 'Correct it in the merchant information; the declaration is then made again automatically.',
    openMerchant: 'Open the merchant information',
    mendElse: 'This cannot be fixed here. <contact>Contact us</contact> and quote this code.',
  },
  notices: {
    noNumbers:
      'Nothing can be declared or removed without your tax numbers. Complete the <merchant>merchant information</merchant>: the rest then follows automatically.',
    noCertificate:
      'Nothing can be declared or removed until one of your <devices>devices</devices> has a certificate in force. The rest then follows automatically.',
    waiting:
      '{count, plural, one {One person waits} other {# people wait}} for the declaration. It is made automatically, one person after another, as soon as Revenu Québec responds.',
    invalid: {
      both: 'Revenu Québec calls your QST and GST numbers invalid. Bills can still be made, but check the numbers.',
      qst_number: 'Revenu Québec calls your QST number invalid. Bills can still be made, but check the number.',
      gst_number: 'Revenu Québec calls your GST number invalid. Bills can still be made, but check the number.',
    },
    check: 'Check the number',
    theirs:
      'Declaring and removing employees is left to the merchant: nothing can be done here for them, everything can be seen.',
  },
  provider: {
    read: 'Synced {ago}',
    unread: 'Not synced yet',
    failed: {
      unavailable: 'The last attempt failed: Clover did not answer. We will try again automatically.',
      refused: 'The last attempt failed: Clover does not let the employees be read. Open Comptoir from Clover’s site.',
      'needs-sign-in': 'The last attempt failed: Clover asks for a new sign-in. Open Comptoir from Clover’s site.',
    },
    again: 'Refresh',
    asked: 'The employees are being refreshed',
    needs_reauth: 'The list is no longer kept up to date: open Comptoir from Clover’s site to sign in again.',
    disconnected: 'The link with Clover has ended: what you see is what was read last.',
  },
  empty: {
    notConnected: 'No link with Clover',
    notConnectedText:
      'The employees come from Clover. Open Comptoir once from Clover’s site, and they appear here automatically.',
    open: 'Open Clover',
    unread: 'The employees have not been read yet',
    unreadText: 'It takes a moment after the link with Clover is made. You can also have them read now.',
    none: 'No employees yet',
    noneText: 'Create the first one on Clover’s site, as explained below; they appear here automatically.',
  },
  made: {
    title: 'Where employees are created',
    text: '<p>Employees are created and changed on <b>Clover’s site</b>. Nothing here changes what Clover knows.</p><ol><li>Sign in to Clover’s site and open <b>Employees</b>.</li><li>Add the person with their <b>full name</b>, first name and last name: this is the name declared to Revenu Québec.</li><li>Choose their <b>role</b>.</li><li>Give them a <b>device access code</b> of their own.</li><li>Come back here: the person appears and is declared automatically. They can then make bills.</li></ol>',
  },
  tabs: {
    title: 'The administrator role',
    text: '<p>On Clover’s site and devices, the role decides what a person may see and change. The owner always is an administrator.</p><p>Give the administrator role to those who change settings, and to no one else. At Comptoir’s device, each person gives their own access code when their shift begins; no one changes settings there.</p>',
  },
};

declare module '../../../lib/i18n/messages.ts' {
  interface Messages {
    employees: typeof employeesEn;
  }
}
