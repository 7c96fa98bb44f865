import type Router from "koa-router";
import type { ServiceAccountTokens } from "../../auth/authenticators/serviceAccountTokens.ts";
import { checkOnlyForm } from "../../negotiate/accept.ts";
import { jsonMediaType } from "../../schema/mediaTypes.ts";
import type { RequestContext } from "../filters/context.ts";
import { sendBody } from "../filters/send.ts";
import { serviceEndpoint } from "./serviceEndpoint.ts";

/** Seconds for which others may keep what is said of the keys. */
const cacheControl = "public, max-age=3600";
const keySetPath = "/openid/v1/jwks";

/** Lets others check tokens of service accounts without asking: OpenID Connect discovery, and the public keys. */
export function openidEndpoints(
  router: Router<RequestContext>,
  { tokens, serverAddress }: { readonly tokens: ServiceAccountTokens; readonly serverAddress: () => string },
): void {
  const { jwksUri } = tokens.options;
  const serve = (path: string, contentType: string, make: () => object): void => {
    serviceEndpoint(router, path, (ctx) => {
      checkOnlyForm(ctx.req.headers.accept, contentType);
      sendBody(ctx, {
        kind: "body",
        status: 200,
        contentType,
        body: Buffer.from(JSON.stringify(make())),
        headers: { "Cache-Control": cacheControl },
      });
    });
  };
  serve("/.well-known/openid-configuration", jsonMediaType, () => ({
    issuer: tokens.issuer,
    jwks_uri: jwksUri === "" ? `https://${serverAddress()}${keySetPath}` : jwksUri,
    response_types_supported: ["id_token"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: tokens.algorithms,
  }));
  serve(keySetPath, "application/jwk-set+json", () => tokens.keySet);
}
