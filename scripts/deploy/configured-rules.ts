import { type Brand } from '../../src/config/brand-variables.ts';

/** The line of firestore.rules that defines admins by e-mail. */
const ADMIN_MAIL = /(function adminMail\(\) \{\s*return ')[^'\n]*(';\s*\})/g;
const ADDRESS = /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * The rules with the configured admin address and domain filled in. Only plain characters are accepted, because this
 * text decides who has full access.
 */
export function configuredRules(rules: string, { adminEmail, domain }: Pick<Brand, 'adminEmail' | 'domain'>): string {
  const address = adminEmail.toLowerCase();
  if (!ADDRESS.test(address))
    throw new Error(`VITE_BRAND_ADMIN_EMAIL is "${adminEmail}", which cannot be written into firestore.rules.`);
  const places = [...rules.matchAll(ADMIN_MAIL)];
  if (places.length !== 1)
    throw new Error(`firestore.rules: expected one function adminMail() that returns a text, found ${places.length}.`);
  const pattern = `${literally(address)}|[^@]+@${literally(domain.toLowerCase())}`;
  return rules.replace(ADMIN_MAIL, (_all, before: string, after: string) => `${before}${pattern}${after}`);
}

/** Escapes text for a regular expression inside a rules string literal, without backslashes, which would need doubling. */
function literally(text: string): string {
  return text.replace(/[.+]/g, '[$&]');
}
