/** Something before and after an at sign; whether it reaches anyone shows when the mail is sent. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
