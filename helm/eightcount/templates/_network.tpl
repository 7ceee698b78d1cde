{{/* Peers that are other components. Takes a dict of root and names. */}}
{{- define "eightcount.componentPeers" -}}
{{- range $name := .names }}
- podSelector:
    matchLabels: {{- include "eightcount.selectorLabels" (dict "root" $.root "component" $name) | nindent 6 }}
{{- end }}
{{- end }}

{{/* Name lookups, which every pod needs. */}}
{{- define "eightcount.lookups" -}}
- to: {{- toYaml .Values.network.dns | nindent 4 }}
  ports:
    - {protocol: UDP, port: 53}
    - {protocol: TCP, port: 53}
{{- end }}

{{/* A row of network.egress. Takes a dict of root and name. */}}
{{- define "eightcount.namedEgress" -}}
{{- $row := get .root.Values.network.egress .name -}}
- to: {{- toYaml $row.to | nindent 4 }}
  ports:
{{- range $row.ports }}
    - {protocol: TCP, port: {{ . }}}
{{- end }}
{{- end }}

{{/* The names of the components that send requests to this one, as JSON. */}}
{{- define "eightcount.callers" -}}
{{- $callee := .component.name -}}
{{- $callers := list -}}
{{- range $name, $row := include "eightcount.components" .root | fromYaml }}
{{- if has $callee ($row.calls | default list) }}{{ $callers = append $callers $name }}{{ end }}
{{- end }}
{{- toJson (dict "names" $callers) }}
{{- end }}

{{/* The components that send requests to the stand-ins in place of third-party services. */}}
{{- define "eightcount.standInCallers" -}}
{{- $callers := list -}}
{{- range $name, $row := include "eightcount.components" .root | fromYaml }}
{{- if or (has "https" ($row.reaches | default list)) }}{{ $callers = append $callers $name }}{{ end }}
{{- end }}
{{- toJson (dict "names" $callers) }}
{{- end }}

{{- define "eightcount.ingressRules" -}}
{{- $root := .root -}}
{{- $row := .component -}}
{{- $peers := list -}}
{{- if not $row.workerOf }}
{{- $callers := get (include (ternary "eightcount.standInCallers" "eightcount.callers" (eq $row.name "sandbox")) . | fromJson) "names" }}
{{- $callers = concat $callers (ternary (list "test") list (and $root.Values.tests.enabled (eq $row.name "gateway"))) }}
{{- $callers = concat $callers (ternary (list "seed") list (and $root.Values.tests.enabled $root.Values.tests.seed (eq $row.name "sandbox"))) }}
{{- if or $callers $row.isPublic }}
- from:
{{- with $callers }}
{{- include "eightcount.componentPeers" (dict "root" $root "names" .) | nindent 4 }}
{{- end }}
{{- if $row.isPublic }}
{{- toYaml $root.Values.network.edge | nindent 4 }}
{{- end }}
  ports:
    - {protocol: TCP, port: {{ $row.port }}}
{{- with $row.smtpPort }}
    - {protocol: TCP, port: {{ . }}}
{{- end }}
{{- end }}
{{- end }}
{{- if ne $row.process "sandbox" }}
- from: {{- toYaml $root.Values.network.metrics | nindent 4 }}
  ports:
    - {protocol: TCP, port: {{ $root.Values.metrics.port }}}
{{- end }}
{{- end }}

{{- define "eightcount.egressRules" -}}
{{- $root := .root -}}
{{- $components := .root.Files.Get "files/components.yaml" | fromYaml -}}
{{ include "eightcount.lookups" .root }}
{{- range $name := .component.calls | default list }}
- to: {{- include "eightcount.componentPeers" (dict "root" $root "names" (list $name)) | nindent 4 }}
  ports:
    - {protocol: TCP, port: {{ (get $components $name).port }}}
{{- end }}
{{- range $name := .component.reaches }}
{{ include "eightcount.namedEgress" (dict "root" $root "name" $name) }}
{{- end }}
{{- if and (include "eightcount.isStandInOn" .root) (has "https" .component.reaches) }}
- to: {{- include "eightcount.componentPeers" (dict "root" $root "names" (list "sandbox")) | nindent 4 }}
  ports:
    - {protocol: TCP, port: {{ $components.sandbox.port }}}
    - {protocol: TCP, port: {{ $components.sandbox.smtpPort }}}
{{- end }}
{{- end }}

{{/* Takes a dict of root and component (a row). */}}
{{- define "eightcount.networkPolicy" -}}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
{{ include "eightcount.metadata" . }}
spec:
  podSelector:
    matchLabels: {{- include "eightcount.selector" . | nindent 6 }}
  policyTypes: [Ingress, Egress]
  ingress: {{- include "eightcount.ingressRules" . | nindent 4 }}
  egress: {{- include "eightcount.egressRules" . | nindent 4 }}
{{- end }}
