import { HOST as HOST_NAME } from '../domain/visit.ts';

type Variables = Readonly<Record<string, unknown>>;

export interface Brand {
  readonly name: string;
  readonly tagline: string;
  readonly domain: string;
  /** A user with this verified address is an admin. The security rules contain it too. */
  readonly adminEmail: string;
  readonly supportEmail: string;
  readonly urgentEmail: string;
  readonly phone: string;
  readonly urgentPhone: string;
  readonly address: string;
  readonly social: {
    readonly instagram: string;
    readonly facebook: string;
    readonly twitter: string;
  };
  /** Facebook sign-in needs a Facebook app, so it is off by default. */
  readonly hasFacebookSignIn: boolean;
}

interface Shape {
  readonly fits: RegExp;
  readonly expected: string;
}

const TEXT: Shape = { fits: /\S/, expected: 'some text' };
const HOST: Shape = { fits: HOST_NAME, expected: 'a host name in lower case' };
const EMAIL: Shape = { fits: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, expected: 'an e-mail address' };
const PHONE: Shape = { fits: /^\+?[0-9 ()-]{5,20}$/, expected: 'a phone number' };
const LINK: Shape = { fits: /^https:\/\/\S+$/, expected: 'an address that begins with https://' };
const SWITCH: Shape = { fits: /^(true|false)$/, expected: 'true or false' };

/** The variables of the brand. All are optional. */
export const BRAND_VARIABLES = {
  VITE_BRAND_NAME: TEXT,
  VITE_BRAND_TAGLINE: TEXT,
  VITE_BRAND_DOMAIN: HOST,
  VITE_BRAND_ADMIN_EMAIL: EMAIL,
  VITE_BRAND_SUPPORT_EMAIL: EMAIL,
  VITE_BRAND_URGENT_EMAIL: EMAIL,
  VITE_BRAND_PHONE: PHONE,
  VITE_BRAND_URGENT_PHONE: PHONE,
  VITE_BRAND_ADDRESS: TEXT,
  VITE_BRAND_INSTAGRAM: LINK,
  VITE_BRAND_FACEBOOK: LINK,
  VITE_BRAND_TWITTER: LINK,
  VITE_BRAND_FACEBOOK_SIGN_IN: SWITCH,
} as const satisfies Record<string, Shape>;

type BrandVariable = keyof typeof BRAND_VARIABLES;

/** The variables with invalid values. */
export function brandProblems(variables: Variables): { readonly variable: string; readonly problem: string }[] {
  return Object.entries(BRAND_VARIABLES).flatMap(([variable, { fits, expected }]) => {
    const value = textOf(variables, variable);
    return value === '' || fits.test(value) ? [] : [{ variable, problem: `is "${value}"; expected ${expected}` }];
  });
}

/** Addresses default to the configured domain, phone numbers to ones that cannot exist. */
export function readBrand(variables: Variables): Brand {
  const read = (variable: BrandVariable, otherwise: string) => textOf(variables, variable) || otherwise;
  const domain = read('VITE_BRAND_DOMAIN', 'shagun.example');
  return {
    name: read('VITE_BRAND_NAME', 'Shagun'),
    tagline: read('VITE_BRAND_TAGLINE', 'Blessings that become gifts'),
    domain,
    adminEmail: read('VITE_BRAND_ADMIN_EMAIL', `admin@${domain}`),
    supportEmail: read('VITE_BRAND_SUPPORT_EMAIL', `support@${domain}`),
    urgentEmail: read('VITE_BRAND_URGENT_EMAIL', `urgent@${domain}`),
    phone: read('VITE_BRAND_PHONE', '+91 00000 00101'),
    urgentPhone: read('VITE_BRAND_URGENT_PHONE', '+91 00000 00501'),
    address: read('VITE_BRAND_ADDRESS', '101 Example Marg, Mumbai, Maharashtra, India'),
    social: {
      instagram: read('VITE_BRAND_INSTAGRAM', `https://instagram.${domain}`),
      facebook: read('VITE_BRAND_FACEBOOK', `https://facebook.${domain}`),
      twitter: read('VITE_BRAND_TWITTER', `https://twitter.${domain}`),
    },
    hasFacebookSignIn: read('VITE_BRAND_FACEBOOK_SIGN_IN', 'false') === 'true',
  };
}

function textOf(variables: Variables, variable: string): string {
  const value = variables[variable];
  return typeof value === 'string' ? value.trim() : '';
}
