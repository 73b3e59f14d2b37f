/** Stands in for a part of Stripe that the site does not use. */
class Unused {}

/**
 * The parts of Stripe's package that scripts/worker-bundle.ts leaves out of the Worker: the largest of those that `stripe.ts` does
 * not hand out. A name that the package asks for and that is not here fails the bundling.
 */
export {
  Unused as AccountResource,
  Unused as Apps,
  Unused as Billing,
  Unused as Climate,
  Unused as CreditNoteResource,
  Unused as CustomerResource,
  Unused as FinancialConnections,
  Unused as Identity,
  Unused as InvoiceItemResource,
  Unused as InvoiceResource,
  Unused as Issuing,
  Unused as OAuthResource,
  Unused as PaymentIntentResource,
  Unused as PaymentLinkResource,
  Unused as PaymentRecordResource,
  Unused as PlanResource,
  Unused as PriceResource,
  Unused as ProductResource,
  Unused as QuoteResource,
  Unused as Radar,
  Unused as StripeEventNotificationHandler,
  Unused as SubscriptionItemResource,
  Unused as SubscriptionResource,
  Unused as SubscriptionScheduleResource,
  Unused as Tax,
  Unused as Terminal,
  Unused as TestHelpers,
  Unused as TransferResource,
  Unused as Treasury,
  Unused as V2,
};
