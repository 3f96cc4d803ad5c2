import { brand } from './brand.ts';

/** What sentences about the product itself fill in: `{brand}`, `{email}` and so on. */
export const brandWords = {
  brand: brand.name,
  domain: brand.domain,
  email: brand.supportEmail,
  urgentEmail: brand.urgentEmail,
  phone: brand.phone,
  urgentPhone: brand.urgentPhone,
  address: brand.address,
} as const;
