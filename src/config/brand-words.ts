import { DEFAULT_SETTINGS } from '../domain/platform.ts';
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
  fee: DEFAULT_SETTINGS.feePercent,
} as const;
