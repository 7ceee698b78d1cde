import "recurly";

// The client's own declarations omit its HTTP adapter and the options of most calls.
declare module "recurly" {
  class HttpResponse {
    readonly statusCode: number;
    readonly headers: Record<string, string>;
    readonly body: string | null;
    constructor(statusCode: number, headers: Record<string, string>, body: string | null);
  }

  abstract class HttpAdapter {
    execute(
      method: string,
      url: string,
      headers: Record<string, string>,
      body: string | null,
    ): Promise<HttpResponse>;
  }

  class DefaultHttpAdapter extends HttpAdapter {
    constructor(options?: { timeout?: number });
  }

  interface CallOptions {
    readonly params?: Readonly<Record<string, unknown>>;
    readonly headers?: Readonly<Record<string, string>>;
  }

  interface Client {
    createPurchase(body: PurchaseCreate, options: CallOptions): Promise<InvoiceCollection>;
    createGiftCard(body: GiftCardCreate, options: CallOptions): Promise<GiftCard>;
    redeemGiftCard(
      redemptionCode: string,
      body: GiftCardRedeem,
      options: CallOptions,
    ): Promise<GiftCard>;
    updateBillingInfo(
      accountId: string,
      body: BillingInfoCreate,
      options: CallOptions,
    ): Promise<BillingInfo>;
    reactivateSubscription(subscriptionId: string, options: CallOptions): Promise<Subscription>;
    pauseSubscription(
      subscriptionId: string,
      body: SubscriptionPause,
      options: CallOptions,
    ): Promise<Subscription>;
    resumeSubscription(subscriptionId: string, options: CallOptions): Promise<Subscription>;
    updateSubscription(
      subscriptionId: string,
      body: SubscriptionUpdate,
      options: CallOptions,
    ): Promise<Subscription>;
    createSubscriptionChange(
      subscriptionId: string,
      body: SubscriptionChangeCreate,
      options: CallOptions,
    ): Promise<SubscriptionChange>;
    removeSubscriptionChange(subscriptionId: string, options: CallOptions): Promise<Empty>;
  }
}
