export interface TermsSection {
  readonly title: string;
  readonly words: readonly string[];
}

export function termsSections(supportEmail: string): readonly TermsSection[] {
  return [
    {
      title: "Your account",
      words: [
        "An account belongs to one person. Keep your password to yourself; you answer for what is done with it.",
        "We mail a code to verify your address, and write to you about your account and your payments. Everything else needs your consent, which you can take back by writing to us.",
      ],
    },
    {
      title: "Trial, prices and payment",
      words: [
        "Plans with a trial begin with 7 free days. Your card is charged on day 8 unless you cancel before, and again at the end of each month or year until you cancel.",
        "The price, the first charge and its date are shown before you order. All prices in USD unless shown in rupees; taxes may be added. All sales are final.",
        "A discount or a gift card counts for what its own text says; it is shown in the order before you pay.",
      ],
    },
    {
      title: "Cancelling",
      words: [
        `You cancel by writing to ${supportEmail}, or under Help, Contact us. Access lasts until the end of the time that is paid, or of the trial.`,
      ],
    },
    {
      title: "The classes",
      words: [
        "You may watch every class on your own devices, for yourself. Copying, showing them in public and passing on access are not allowed.",
        "Dancing is exercise: warm up, mind your space, and ask a doctor when in doubt. You dance at your own risk.",
      ],
    },
    {
      title: "What we keep",
      words: [
        "What you tell us, what you bought, and where you are in your classes, so that you can go on from any device. Card numbers go to the payment provider and never reach us.",
        "With your consent we also count visits and what is watched, to make the classes better.",
      ],
    },
    {
      title: "Questions",
      words: [`Write to ${supportEmail}.`],
    },
  ];
}
