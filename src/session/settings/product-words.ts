import { brandWords } from '../../config/brand-words.ts';
import { useSettings } from './known-settings.ts';

/** What sentences about the product fill in, with the fee as it is now. */
export function useProductWords() {
  return { ...brandWords, fee: useFee() };
}

/** In percent. */
export function useFee(): number {
  return useSettings().feePercent;
}
