/** The product's name and addresses. Each can be set from outside; nothing else in the code spells them. */
export const brand = {
  name: import.meta.env.VITE_BRAND_NAME ?? 'Shagun',
  domain: import.meta.env.VITE_BRAND_DOMAIN ?? 'shagun.example',
} as const;
