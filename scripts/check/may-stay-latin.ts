/** Names, abbreviations and formats that are written in Latin letters in every language. */
export const MAY_STAY_LATIN: ReadonlySet<string> = new Set(
  [
    'AI CSV DPDP Excel GDPR HEIC ID IST JPEG JSON PDF PIN PNG QR SMS SVG UPI UTC UTF UTR WebP JavaScript English',
    'Cashfree Cloud Facebook Firebase Google Instagram PayU Razorpay Twitter WhatsApp',
    // Sizes of paper, such as A4.
    'A',
    // A stored value that admins search for.
    'anonymous',
  ].flatMap((names) => names.split(' ')),
);
