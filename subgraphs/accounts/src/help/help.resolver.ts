import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { HelpService } from "./help.service";
import { SendHelpRequestInput, SendHelpRequestResult } from "./help.type";

@Resolver()
export class HelpResolver {
  constructor(private readonly help: HelpService) {}

  @Mutation(() => SendHelpRequestResult, {
    description: "Mails a question to support. Members only.",
  })
  sendHelpRequest(
    @Arg("input", () => SendHelpRequestInput) input: SendHelpRequestInput,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.help.send(viewer, input);
  }
}
