import { type Brand } from '../../src/config/brand-variables.ts';
import { type Environment } from '../../src/config/environment.ts';
import { bucketAddress } from '../suite/hosting.ts';

const ADDRESS = /^[a-z0-9._%+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/**
 * firestore.rules with the values of this configuration in place of those for local runs. Only plain characters are
 * accepted, because this text decides who has full access and what guests load.
 */
export function configuredRules(
  rules: string,
  { adminEmail, domain }: Pick<Brand, 'adminEmail' | 'domain'>,
  { projectId, storageBucket }: Pick<Environment['firebase'], 'projectId' | 'storageBucket'>,
): string {
  const address = adminEmail.toLowerCase();
  if (!ADDRESS.test(address))
    throw new Error(`VITE_BRAND_ADMIN_EMAIL is "${adminEmail}", which cannot be written into firestore.rules.`);
  const site = literally(domain.toLowerCase());
  const patterns = {
    adminMail: `${literally(address)}|[^@]+@${site}`,
    // The domain, and the addresses of Firebase Hosting with those of its preview channels.
    siteOrigin: `https://${site}|https://${projectId}(--[a-z0-9-]+)?[.](web[.]app|firebaseapp[.]com)`,
    bucket: literally(bucketAddress(storageBucket)),
  };
  return Object.entries(patterns).reduce((text, [name, pattern]) => withPattern(text, name, pattern), rules);
}

/** Replaces the text that the function returns. */
function withPattern(rules: string, name: string, pattern: string): string {
  const place = new RegExp(`(function ${name}\\(\\) \\{\\s*return ')[^'\\n]*(';\\s*\\})`, 'g');
  const found = [...rules.matchAll(place)].length;
  if (found !== 1)
    throw new Error(`firestore.rules: expected one function ${name}() that returns a text, found ${found}.`);
  return rules.replace(place, (_all, before: string, after: string) => `${before}${pattern}${after}`);
}

/** Escapes text for a regular expression inside a rules string literal, without backslashes, which would need doubling. */
function literally(text: string): string {
  return text.replace(/[.+]/g, '[$&]');
}
