export interface FaqEntry {
  readonly question: string;
  readonly answer: string;
}

/** Values inserted into the answers. Prices are formatted, such as "$19". */
export interface FaqFacts {
  readonly monthly: string;
  readonly yearly: string;
}

export function faqEntries({ monthly, yearly }: FaqFacts): readonly FaqEntry[] {
  return [
    {
      question: "What is Eightcount?",
      answer:
        "Dance classes on demand. Watch each class from the front or the back, mirror it, slow it down, and loop the part you’re working on. We keep your place to the second on every device.",
    },
    {
      question: "Which styles can I dance?",
      answer:
        "Thirteen: from Jazz Funk, Heels, and Hip Hop to Dancehall, Contemporary, Salsa, and K-pop, for beginner, intermediate, and advanced dancers. New classes arrive every week.",
    },
    {
      question: "What does it cost?",
      answer: `${monthly} a month, or ${yearly} for a whole year. Either way, you start with a 7-day free trial. All prices in USD; taxes may be added.`,
    },
    {
      question: "Can I dance from anywhere in the world?",
      answer:
        "Yes. Classes play wherever you have a browser and a connection: on a phone, a tablet, a laptop, or a TV with a browser.",
    },
    {
      question: "How many classes can I take?",
      answer:
        "As many as you like. Every plan includes every class, and you can repeat them as often as you want.",
    },
    {
      question: "How do I cancel?",
      answer:
        "Open Settings, then Manage Subscription, and press Cancel Subscription. It takes effect at the end of the time you’ve paid for, and you can dance until then.",
    },
    {
      question: "When does my trial end?",
      answer:
        "After 7 days. Your card is charged on day 8. You see the date before you subscribe and in your settings.",
    },
    {
      question: "Can I cancel during the trial?",
      answer:
        "Anytime. Cancel in your settings before the 7 days are over, and you won’t be charged. You keep your access until the trial ends.",
    },
    {
      question: "Do you give refunds?",
      answer:
        "All sales are final. If a charge looks wrong to you, write to us and we’ll look into it with you.",
    },
  ];
}
