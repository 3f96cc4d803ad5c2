import type { OnboardingStep } from '../../../domain/onboarding.ts';

const steps = {
  'onboarding.welcome.title': 'Welcome! Shall we show you around?',
  'onboarding.welcome.text': 'Six short steps, and you know your way. You can stop at any moment.',
  'onboarding.create_wishlist.title': 'Begin with a wishlist',
  'onboarding.create_wishlist.text':
    'Say what you celebrate and when. What you type is kept as a draft, so take your time.',
  'onboarding.add_items.title': 'Add what you wish for',
  'onboarding.add_items.text':
    'Things for the home, experiences, a good cause. Gift Ideas has what couples love, with usual prices.',
  'onboarding.share_wishlist.title': 'Share it in one message',
  'onboarding.share_wishlist.text':
    'Your wishlists stand here. Each has a Share button: WhatsApp, a link to copy, or a QR code for the invitation.',
  'onboarding.track_contributions.title': 'Watch the blessings arrive',
  'onboarding.track_contributions.text':
    'These numbers move at the very moment when somebody gives. The bell rings, too.',
  'onboarding.complete.title': 'That is all',
  'onboarding.complete.text': 'Take the tour again from here whenever you like.',
} as const satisfies Record<`onboarding.${OnboardingStep}.${'title' | 'text'}`, string>;

export const onboarding = {
  ...steps,
  'onboarding.progress': 'Step {step} of {count}',
  'onboarding.previous': 'Previous',
  'onboarding.next': 'Next',
  'onboarding.finish': 'Get Started',
  'onboarding.skip': 'Skip tour and explore on my own',
  'onboarding.close': 'Close the tour',
} as const;
