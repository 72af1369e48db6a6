import { MOST_CALLS, MOST_STREAMS } from '@comptoir/domain/base/access/call-limits';
import { SESSION_LIFETIME_MS, TOKEN_LIFETIME_MS } from '@comptoir/domain/base/sessions/session-life';

const HOUR_MS = 3_600_000;

/** Manual for a developer before the first call, in CommonMark. */
export const MANUAL = `Comptoir takes bills from terminals, delivers each one to Québec’s tax authority exactly once, and shows what
became of it. This document describes every call: those of the portal, those of terminals (\`/api/device/v1\`) and those that
providers make (\`/api/webhooks\`).

## First call

\`\`\`sh
curl -s https://comptoir.example/api/login \\
  -H 'Content-Type: application/json' \\
  -d '{"email": "merchant@comptoir.test", "password": "comptoir-demo"}'
# {"webToken": "eyJhbGciOi…"}

curl -s https://comptoir.example/api/devices -H 'Authorization: Bearer eyJhbGciOi…'
\`\`\`

## Signing in

There are two credentials, and both travel as \`Authorization: Bearer …\`. Neither opens the other’s calls.

- **Web token**, of a signed-in user: from \`login\`. It lasts ${TOKEN_LIFETIME_MS / HOUR_MS} hours and never beyond its session: ${SESSION_LIFETIME_MS.merchant / HOUR_MS / 24} days,
  ${SESSION_LIFETIME_MS.admin / HOUR_MS} hours for administrators. \`renewSession\` returns a fresh one; the one before works for five more minutes. Role, right and suspension are
  read from the database at each call, so that a change takes effect at once.
- **Device token**, of a terminal: \`activateDevice\` exchanges a one-time code, made in the portal, for it. It lasts until the
  device is unlinked.

An account with two-step sign-in is refused as \`second-factor-required\`: send \`login\` again with \`code\`. A user with a temporary
password may do nothing but \`choosePassword\` (\`password-choice-required\`).

Every reply bears Comptoir’s time in its header \`Date\`, refusals too: a terminal holds its clock against it before it signs.

Each operation states its credential, the roles and rights it is open to, and says so when it is public.

## Which merchant

A merchant’s own users leave \`merchantId\` out. Administrators and partners name one of the merchants they look after; without it
the call is refused as \`merchant-required\`. A merchant that the caller may not see is \`not-found\`, like one that does not exist.

## Errors

Every refusal has this form. No sentence travels: \`code\` is stable and made for programs.

\`\`\`json
{
  "error": {
    "code": "validation-failed",
    "fields": [{ "path": "email", "rule": "invalid_format" }],
    "requestId": "0198c5a2-9b7e-7c10-8d2f-1e3a5b7c9d0f"
  }
}
\`\`\`

- The operation lists each status and code that it may answer. \`fields\` names the parameters or fields at fault.
- \`requestId\` is also the header \`X-Request-Id\` of every reply. Quote it when you write to support.
- Unknown parameters and fields are refused, never ignored.
- Any call may be answered 500 \`internal-error\`, and before it is understood 400 \`bad-request\`, 408 \`request-timeout\`,
  414 \`address-too-long\` or 431 \`headers-too-large\`, in the same form.

## Repeating a call

A lost reply leaves you without knowing what happened. These calls are safe to repeat as they are:

| call | why |
| --- | --- |
| every \`GET\` | it changes nothing |
| \`submitTransactions\` | a bill is known by its signature and stored once |
| \`reportDeviceEvents\`, \`submitUserReport\`, \`submitDeclaration\`, \`askSupport\` | the caller makes the \`id\`, and it counts once |
| \`activateDevice\` with your own \`deviceToken\` | the same code with the same token is answered alike |
| \`requestCertificate\`, \`renewCertificate\` | the same key is answered with the certificate that was issued |
| \`payInvoice\`, \`retryInvoice\` | an invoice is charged once; the second call returns it as it stands |
| \`saveCard\` | the same entry is saved once |
| \`updateMerchant\` | \`version\` refuses what was decided on an older state |

## Pages

A list that can be long takes \`limit\` (1 to 200, 50 unless given) and \`cursor\`. Its reply holds \`items\` and \`nextCursor\`, which is
null on the last page and is otherwise sent as \`cursor\` for the next one. A cursor is opaque. Lists that are always short have the same form, with
\`nextCursor\` null.

## Limits

- An account has ${MOST_CALLS} calls a minute over all its sessions. A log or a list of users or merchants counts for 2, a report for
  10, a document, a file or a mail for 20. Terminals are not counted.
- Calls that reach the authority, send mail or guard a secret have limits of their own, by address for public calls.
- Beyond a limit: 429 \`too-many-requests\` with the seconds to wait in \`Retry-After\`.
- A body holds 64 KiB at most, bills 2 MiB, events of terminals 512 KiB, those of the point-of-sale provider 1 MB.
- A terminal reports events 60 times a minute at most, 1,000 at once.
- An account has ${MOST_STREAMS} live streams at once.

## Live streams

\`streamLogs\` answers with [server-sent events](https://html.spec.whatwg.org/multipage/server-sent-events.html):
\`ready\` at the beginning, \`activity\` when there is something new, \`ping\` every 15 seconds. An event carries no news: it is a hint to ask
\`listLogs\` for what is new. \`ready\` says, as \`{"quietMs":1500}\`, for how many milliseconds there was nothing new, a minute at most: what was
asked for since then need not be asked for again. \`streamPartner\` does the same for the list of a partner's merchants. The stream ends when the session does. Open it with \`fetch\` and the \`Authorization\` header, because
\`EventSource\` sends none, and fall back to asking every ten seconds.

## Versions

The calls of terminals carry their version in the path (\`/api/device/v1\`), because terminals in the field are updated late. The other calls
change together with the portal. Within a version fields are added to replies and never change their meaning; ignore those that you do
not know. A new value of a state or a code may appear at any time.

## Times, money and text

- Instants are ISO 8601 with an offset (\`2026-06-20T17:45:00Z\`), days \`YYYY-MM-DD\` in Québec time.
- Amounts are whole cents (\`…Cents\`), rates whole millionths (\`…Millionths\`).
- Ids are UUIDs. Paths are blind to letter case and to a slash at the end.
- Messages of the activity log and release notes are in the language of \`Accept-Language\`: \`fr\` or \`en\`.
- Replies to calls are never cached (\`Cache-Control: no-store\`) and are compressed when the caller accepts it.
`;
