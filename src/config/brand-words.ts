import { brand } from './brand.ts';

/** Placeholder values for texts about the product: `{brand}`, `{email}` and so on. */
export const brandWords = {
  brand: brand.name,
  domain: brand.domain,
  email: brand.supportEmail,
  urgentEmail: brand.urgentEmail,
  phone: brand.phone,
  urgentPhone: brand.urgentPhone,
  address: brand.address,
} as const;
