import { brandWords } from '../../config/brand-words.ts';
import { useSettings } from './known-settings.ts';

/** Placeholder values for texts about the product, with the current fee. */
export function useProductWords() {
  return { ...brandWords, fee: useFee() };
}

/** In percent. */
export function useFee(): number {
  return useSettings().feePercent;
}
