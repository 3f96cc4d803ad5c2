import type { OnboardingStep } from '../../../domain/onboarding.ts';

const steps = {
  'onboarding.welcome.title': 'Welcome! Shall we show you around?',
  'onboarding.welcome.text': 'A quick tour in six steps. You can skip it any time.',
  'onboarding.create_wishlist.title': 'Start with a wishlist',
  'onboarding.create_wishlist.text':
    'Tell guests what you’re celebrating, and when. We save a draft on this device as you type, so take your time.',
  'onboarding.add_items.title': 'Add what you wish for',
  'onboarding.add_items.text':
    'Things for your home, experiences, a good cause. Gift Ideas has plenty of suggestions with typical prices.',
  'onboarding.share_wishlist.title': 'Share it in one message',
  'onboarding.share_wishlist.text':
    'Your wishlists appear here. Tap Share for WhatsApp, a link to copy, or a QR code for the invitation.',
  'onboarding.track_contributions.title': 'Watch the blessings arrive',
  'onboarding.track_contributions.text': 'These numbers update the moment someone gives, and the bell lets you know.',
  'onboarding.complete.title': 'You’re all set',
  'onboarding.complete.text': 'You can take the tour again from here any time.',
} as const satisfies Record<`onboarding.${OnboardingStep}.${'title' | 'text'}`, string>;

export default {
  ...steps,
  'onboarding.progress': 'Step {step} of {count}',
  'onboarding.previous': 'Previous',
  'onboarding.next': 'Next',
  'onboarding.finish': 'Get Started',
  'onboarding.skip': 'Skip tour and explore on my own',
  'onboarding.close': 'Close tour',
} as const;
