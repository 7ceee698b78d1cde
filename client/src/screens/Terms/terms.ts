export interface TermsSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

export function termsSections(supportEmail: string): readonly TermsSection[] {
  return [
    {
      title: "Your account",
      paragraphs: [
        "An account belongs to one person. Keep your password to yourself. You are responsible for everything that is done with it.",
        "We email you a code to verify your address, and we write to you about your account and your payments. Everything else needs your consent, which you can withdraw at any time in your settings.",
      ],
    },
    {
      title: "Trial, prices and payment",
      paragraphs: [
        "Plans with a trial start with 7 free days. Your card is charged on day 8 unless you cancel before then, and again at the end of each month or year until you cancel.",
        "The price, the first charge and its date are shown before you order. All prices in USD unless shown in rupees; taxes may be added. All sales are final.",
        "A discount or a gift card covers what its own text says. You see it in your order before you pay.",
      ],
    },
    {
      title: "Canceling",
      paragraphs: [
        "To cancel, open Manage Subscription in your settings. You keep your access until the end of your trial or of the time you have paid for.",
      ],
    },
    {
      title: "The classes",
      paragraphs: [
        "You may watch every class on your own devices, for personal use. Copying classes, showing them in public, and sharing your access are not allowed.",
        "Dancing is exercise: warm up, mind your space, and ask a doctor if in doubt. You dance at your own risk.",
      ],
    },
    {
      title: "What we keep",
      paragraphs: [
        "What you tell us, what you buy, and where you are in your classes, so that you can continue on any device. Card numbers go straight to the payment provider and never reach us.",
        "With your consent we also measure visits and what is watched, to make the classes better. You can change your choice under Cookies at the end of every page, and as a member in your settings.",
      ],
    },
    {
      title: "Questions",
      paragraphs: [`Write to ${supportEmail}.`],
    },
  ];
}
