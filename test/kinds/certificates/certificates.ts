/** Texts in PEM, made once with keys that nobody has. */

/** A signed request of the node n1. */
export const requestPem = `-----BEGIN CERTIFICATE REQUEST-----
MIHsMIGSAgEAMDAxFTATBgNVBAoMDHN5c3RlbTpub2RlczEXMBUGA1UEAwwOc3lz
dGVtOm5vZGU6bjEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATuVidfvicj2kbY
ereggrzX8Om2Se+sNxqc36fn31zjKexooAqGMlGgBfFJbNDssf4lMp6sjfNnUa3y
+pvClFxloAAwCgYIKoZIzj0EAwIDSQAwRgIhAN47ZXTHO5JO1B1Cg8mg7kdobInT
vbsWcBjw6/JsIZrOAiEAitt8JjrluZvgij2dVvU98nwc8ZRa8pVLT+JyGfaPgEg=
-----END CERTIFICATE REQUEST-----
`;

/** The same in DER, as base64. */
export const requestDer = requestPem.replace(/-----.*-----|\n/g, "");

/** A request in DER, as base64, whose key is of the curve secp256k1. */
export const otherCurveDer = [
  "MIHCMGsCAQAwDDEKMAgGA1UEAwwBcDBWMBAGByqGSM49AgEGBSuBBAAKA0IABD6qJdpbAbARNKqVE6Rroo/BT1M48pk2CzbkfCmX",
  "eHu2X5LlFkc6kR8Zy+7vBiapMpXi078114ADOy+mh6ZIlmqgADAKBggqhkjOPQQDAgNHADBEAiA9xU6+ma75/8DveSG7Foha8uVk",
  "n8wGz4rNWS5XZ+yzuAIgBI6xyN20x1modGqymYxZ+LFCQWyBPT4Gn4sy5GVTasw=",
].join("");

/** A certificate that may sign others. */
export const authorityPem = `-----BEGIN CERTIFICATE-----
MIIBcTCCARegAwIBAgIUMxWxO7XTRksajoaBLxjzbI+HHuowCgYIKoZIzj0EAwIw
DTELMAkGA1UEAwwCY2EwIBcNMjYxMTIxMTA1OTAxWhgPMjEyNjEwMjgxMDU5MDFa
MA0xCzAJBgNVBAMMAmNhMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE7lYnX74n
I9pG2Hq3oIK81/DptknvrDcanN+n599c4ynsaKAKhjJRoAXxSWzQ7LH+JTKerI3z
Z1Gt8vqbwpRcZaNTMFEwHQYDVR0OBBYEFBNSQeE6nArpKHqwQ7fCphNxAWVpMB8G
A1UdIwQYMBaAFBNSQeE6nArpKHqwQ7fCphNxAWVpMA8GA1UdEwEB/wQFMAMBAf8w
CgYIKoZIzj0EAwIDSAAwRQIgFRsRCjvzM0xIGbgK3jEwwzR8eXbdugYn6pL8/pZT
tAoCIQCFRxgEAMAO6pdaWep0KnEfgkwRkhks2mUknxnfMP7aqA==
-----END CERTIFICATE-----
`;

/** A certificate that may not. */
export const leafPem = `-----BEGIN CERTIFICATE-----
MIIBczCCARigAwIBAgIUPCKOhgI9LShgcw5EhOs2o7YpkEswCgYIKoZIzj0EAwIw
DzENMAsGA1UEAwwEbGVhZjAgFw0yNjExMjExMDU5MDFaGA8yMTI2MTAyODEwNTkw
MVowDzENMAsGA1UEAwwEbGVhZjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABO5W
J1++JyPaRth6t6CCvNfw6bZJ76w3Gpzfp+ffXOMp7GigCoYyUaAF8Uls0Oyx/iUy
nqyN82dRrfL6m8KUXGWjUDBOMB0GA1UdDgQWBBQTUkHhOpwK6Sh6sEO3wqYTcQFl
aTAfBgNVHSMEGDAWgBQTUkHhOpwK6Sh6sEO3wqYTcQFlaTAMBgNVHRMBAf8EAjAA
MAoGCCqGSM49BAMCA0kAMEYCIQCg7yK4YBkXomIw+UDQ8/tb231vKLH0U1a39d/Z
bwWtxgIhAOsReMvnFaBGjtuT5kumTWrNqxvvW3kA14vOm/7i+Re4
-----END CERTIFICATE-----
`;
